import { type RefObject, useRef } from 'react'

import { type Address, type Part, parts, toQuery, type Width, widths } from '@/components/styleguide/address'
import { type Mode, type ThemeName, themes } from '@/tailwind.config'

const widthNames: Record<Width, string> = { '360': '360 px', '768': '768 px', full: 'Во всю ширину' }
const modes: { mode: Mode; title: string }[] = [
  { mode: 'light', title: 'Светлая тема' },
  { mode: 'dark', title: 'Тёмная тема' },
]

type ThemeComparisonProps = { address: Address }

/** The same parts in light and dark, with links that switch theme, width and part. */
export function ThemeComparison({ address }: ThemeComparisonProps) {
  const partNames = Object.keys(parts) as Part[]
  return (
    <>
      <nav aria-label="Что показать" className="flex flex-col gap-snug">
        <Choices
          title="Тема"
          choices={(Object.keys(themes) as ThemeName[]).map((theme) => ({
            label: themes[theme].title,
            target: { ...address, theme },
            isChosen: theme === address.theme,
          }))}
        />
        <Choices
          title="Ширина"
          choices={widths.map((width) => ({
            label: widthNames[width],
            target: { ...address, width },
            isChosen: width === address.width,
          }))}
        />
        <Choices
          title="Раздел"
          choices={[undefined, ...partNames].map((part) => ({
            label: part ? parts[part] : 'Все',
            target: { ...address, part },
            isChosen: part === address.part,
          }))}
        />
      </nav>
      <Frames address={address} />
    </>
  )
}

type Choice = { label: string; target: Address; isChosen: boolean }

function Choices({ title, choices }: { title: string; choices: Choice[] }) {
  return (
    <div className="flex flex-wrap items-center gap-hair">
      <span className="pr-tight text-label font-bold">{title}</span>
      <ul className="contents">
        {choices.map(({ label, target, isChosen }) => (
          <li key={label}>
            <a
              href={toQuery(target)}
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

/** Iframes, because media queries need a viewport of the chosen width. They scroll together. */
function Frames({ address }: ThemeComparisonProps) {
  const light = useRef<HTMLIFrameElement>(null)
  const dark = useRef<HTMLIFrameElement>(null)
  const others: Record<Mode, RefObject<HTMLIFrameElement | null>> = { light: dark, dark: light }
  const own: Record<Mode, RefObject<HTMLIFrameElement | null>> = { light, dark }

  function scrollTogether(mode: Mode) {
    const frame = own[mode].current?.contentWindow
    frame?.addEventListener('scroll', () =>
      others[mode].current?.contentWindow?.scrollTo({ top: frame.scrollY, behavior: 'instant' }),
    )
  }

  const isFull = address.width === 'full'
  return (
    <div
      role="region"
      aria-label="Образцы"
      // A region that scrolls horizontally has to be focusable for keyboard users.
      tabIndex={0}
      className={isFull ? 'flex flex-col gap-roomy' : 'flex gap-roomy overflow-x-auto pb-base'}
    >
      {modes.map(({ mode, title }) => (
        <figure key={mode} className="shrink-0">
          <figcaption className="pb-tight text-label font-bold">{title}</figcaption>
          <iframe
            ref={own[mode]}
            title={title}
            src={toQuery({ ...address, frame: mode })}
            onLoad={() => scrollTogether(mode)}
            className="rounded-control border border-line bg-surface"
            style={{ width: isFull ? '100%' : `${address.width}px`, height: '85vh' }}
          />
        </figure>
      ))}
    </div>
  )
}
