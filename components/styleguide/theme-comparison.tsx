import { type RefObject, useEffect, useRef, useState } from 'react'

import { type Address, type Part, parts, toQuery, type Width, widths } from '@/components/styleguide/address'
import { EDITOR_ID, ThemeEditor } from '@/components/styleguide/editor/theme-editor'
import { draftHash, useThemeDraft } from '@/components/styleguide/editor/use-theme-draft'
import { useHash } from '@/components/styleguide/use-hash'
import { themeMessages } from '@/lib/theme/messages'
import { readProposal } from '@/lib/theme/theme-link'
import type { Mode } from '@/lib/theme/theme-types'
import { type ThemeName, themes } from '@/tailwind.config'

const widthNames: Record<Width, string> = { '360': '360 px', '768': '768 px', full: 'Во всю ширину' }
const modes: { mode: Mode; title: string }[] = [
  { mode: 'light', title: 'Светлая тема' },
  { mode: 'dark', title: 'Тёмная тема' },
]

type ThemeComparisonProps = { address: Address }

/** The same parts in light and dark, with links that switch theme, width and part, and the editor of the theme. */
export function ThemeComparison({ address }: ThemeComparisonProps) {
  const [draft, changeDraft] = useThemeDraft(address.theme)
  const proposal = readProposal(useHash())
  const hash = draftHash(address.theme, draft)
  // A link to another theme drops the draft, whose values belong to the current one.
  const linkTo = (target: Address) => toQuery(target) + (target.theme === address.theme ? hash : '')
  const partNames = Object.keys(parts) as Part[]
  return (
    <>
      <EditorLink />
      <nav aria-label="Что показать" className="flex flex-col gap-snug">
        <Choices
          title="Тема"
          choices={(Object.keys(themes) as ThemeName[]).map((theme) => ({
            label: themes[theme].title,
            target: linkTo({ ...address, theme }),
            isChosen: theme === address.theme,
          }))}
        />
        <Choices
          title="Ширина"
          choices={widths.map((width) => ({
            label: widthNames[width],
            target: linkTo({ ...address, width }),
            isChosen: width === address.width,
          }))}
        />
        <Choices
          title="Раздел"
          choices={[undefined, ...partNames].map((part) => ({
            label: part ? parts[part] : 'Все',
            target: linkTo({ ...address, part }),
            isChosen: part === address.part,
          }))}
        />
      </nav>
      {typeof proposal === 'string' && (
        <p role="status" className="rounded-control bg-sunken px-base py-tight text-label">
          {themeMessages[proposal]}
        </p>
      )}
      <div className="grid grid-cols-1 gap-roomy desktop:grid-cols-aside">
        <Frames address={address} hash={hash} />
        <div className="desktop:sticky desktop:top-base desktop:max-h-panel desktop:self-start desktop:overflow-y-auto desktop:px-tight">
          <ThemeEditor name={address.theme} draft={draft} onChange={changeDraft} />
        </div>
      </div>
    </>
  )
}

/** Leads keyboard users past the samples, whose hundreds of stops come before the editor. */
const EditorLink = () => (
  <a
    href={`#${EDITOR_ID}`}
    onClick={(event) => {
      // The hash carries the draft, so the link only moves the focus.
      event.preventDefault()
      document.getElementById(EDITOR_ID)?.focus()
    }}
    className="sr-only z-toast rounded-control bg-surface px-base py-snug focus:not-sr-only focus:fixed focus:top-tight focus:left-tight"
  >
    К правке
  </a>
)

type Choice = { label: string; target: string; isChosen: boolean }

function Choices({ title, choices }: { title: string; choices: Choice[] }) {
  return (
    <div className="flex flex-wrap items-center gap-hair">
      <span className="pr-tight text-label font-bold">{title}</span>
      <ul className="contents">
        {choices.map(({ label, target, isChosen }) => (
          <li key={label}>
            <a
              href={target}
              aria-current={isChosen ? 'true' : undefined}
              className={`flex min-h-touch items-center rounded-control px-snug text-label font-medium ${
                isChosen ? 'bg-accent text-on-accent' : 'bg-surface text-ink hover:text-accent'
              }`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FramesProps = ThemeComparisonProps & {
  /** Carries the draft of the theme, which the frames show. */
  hash: string
}

/** Iframes, because media queries need a viewport of the chosen width. They scroll together. */
function Frames({ address, hash }: FramesProps) {
  // `showDraft` passes on later drafts: another `src` would add an entry to the history of the page.
  const [firstHash] = useState(hash)
  const light = useRef<HTMLIFrameElement>(null)
  const dark = useRef<HTMLIFrameElement>(null)
  const frames: Record<Mode, RefObject<HTMLIFrameElement | null>> = { light, dark }

  function showDraft(mode: Mode) {
    const frame = frames[mode].current?.contentWindow
    // A frame that is still loading gets the draft from `onLoad`.
    if (!frame?.document.querySelector('main')) return
    const target = new URL(hash || '#', frame.location.href).href
    if (frame.location.hash !== hash) frame.location.replace(target)
  }

  useEffect(() => modes.forEach(({ mode }) => showDraft(mode)))

  function scrollTogether(mode: Mode) {
    const frame = frames[mode].current?.contentWindow
    const other = frames[mode === 'light' ? 'dark' : 'light']
    frame?.addEventListener('scroll', () =>
      other.current?.contentWindow?.scrollTo({ top: frame.scrollY, behavior: 'instant' }),
    )
  }

  const isFull = address.width === 'full'
  return (
    <div
      role="region"
      aria-label="Образцы"
      // A region that scrolls horizontally has to be focusable for keyboard users.
      tabIndex={0}
      className={
        isFull ? 'flex min-w-0 flex-col gap-roomy' : 'flex min-w-0 gap-roomy overflow-x-auto pb-base'
      }
    >
      {modes.map(({ mode, title }) => (
        <figure key={mode} className="shrink-0">
          <figcaption className="pb-tight text-label font-bold">{title}</figcaption>
          <iframe
            ref={frames[mode]}
            title={title}
            src={toQuery({ ...address, frame: mode }) + firstHash}
            onLoad={() => {
              showDraft(mode)
              scrollTogether(mode)
            }}
            className="rounded-control border border-line bg-surface"
            style={{ width: isFull ? '100%' : `${address.width}px`, height: '85vh' }}
          />
        </figure>
      ))}
    </div>
  )
}
