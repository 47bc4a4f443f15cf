import { useEffect, useRef } from 'react'

import { isFocusLost } from '@/components/focus/lost-focus'
import { ContrastRepairs, ContrastStatus } from '@/components/styleguide/editor/contrast-report'
import { ScaleChoice } from '@/components/styleguide/editor/scale-choice'
import { ProposalExport } from '@/components/styleguide/editor/proposal-export'
import type { Change, Draft } from '@/components/styleguide/editor/theme-draft'
import { ToneField } from '@/components/styleguide/editor/tone-field'
import { ValueField } from '@/components/styleguide/editor/value-field'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { afterFrame } from '@/lib/browser/after-frame'
import { measurePairs, type ToneName } from '@/lib/theme/pairs'
import { themeTokens, withTokens } from '@/lib/theme/theme-tokens'
import type { Mode } from '@/lib/theme/theme-types'
import { densities, type ThemeName, themes, typeScales } from '@/tailwind.config'

/** The groups of values besides colours, by the prefixes of their paths. */
const groups = [
  { title: 'Скругления и линии', prefixes: ['corners.', 'strokes.'] },
  { title: 'Тени', prefixes: ['light.depths.', 'dark.depths.'] },
  { title: 'Заголовки', prefixes: ['titles.'] },
  { title: 'Движение', prefixes: ['motion.'] },
  { title: 'Отступы', prefixes: ['spaces.'], choice: { group: 'spaces', scales: densities } },
  { title: 'Кегли', prefixes: ['sizes.'], choice: { group: 'sizes', scales: typeScales } },
]

const modes: { mode: Mode; title: string }[] = [
  { mode: 'light', title: 'Цвета, светлая тема' },
  { mode: 'dark', title: 'Цвета, тёмная тема' },
]

/** The id of its heading, which takes the focus. */
export const EDITOR_ID = 'editor'

type ThemeEditorProps = { name: ThemeName; draft: Draft; onChange: (change: Change) => void }

/** Edits every value of a theme on trial. The result is copied or sent as a link; nothing is stored. */
export function ThemeEditor({ name, draft, onChange }: ThemeEditorProps) {
  const theme = withTokens(themes[name], draft.values)
  const tokens = themeTokens(theme)
  const changed = Object.keys(draft.values).length
  const heading = useRef<HTMLHeadingElement>(null)

  // A button that repairs a colour goes, one that undoes the first step is disabled.
  useEffect(() => {
    if (draft.past.length + draft.future.length === 0) return
    return afterFrame(() => isFocusLost() && heading.current?.focus({ preventScroll: true }))
  }, [draft])

  return (
    <aside aria-label="Правка темы" className="flex min-w-0 flex-col gap-base">
      <div>
        <h2
          ref={heading}
          id={EDITOR_ID}
          tabIndex={-1}
          className="font-display text-section font-heavy tracking-tight"
        >
          Правка: «{theme.title}»
        </h2>
        <p className="text-caption text-ink-soft" role="status">
          {changed === 0 ? 'Меняйте любое значение — образцы рядом изменятся сразу.' : `Изменено: ${changed}`}
        </p>
      </div>
      <div className="flex flex-col gap-tight bg-page py-tight tall:sticky tall:top-0 tall:z-raised">
        <Steps draft={draft} onChange={onChange} />
        <ContrastStatus theme={theme} />
      </div>
      <ContrastRepairs theme={theme} onChange={onChange} />
      <ProposalExport proposal={{ base: name, values: draft.values }} />
      {modes.map(({ mode, title }) => (
        <Disclosure key={mode} title={title} isHeading={false} isOpenAtFirst={mode === 'light'}>
          {() => {
            const pairs = measurePairs(theme[mode].tones)
            return tokens
              .filter(({ path }) => path.startsWith(`${mode}.tones.`))
              .map((token) => {
                const tone = token.path.split('.')[2] as ToneName
                return <ToneField key={tone} name={tone} token={token} pairs={pairs} onChange={onChange} />
              })
          }}
        </Disclosure>
      ))}
      {groups.map(({ title, prefixes, choice }) => (
        <Disclosure key={title} title={title} isHeading={false}>
          {() => (
            <div className="flex flex-col gap-tight px-tight">
              {choice && <ScaleChoice title={title} {...choice} onChange={onChange} />}
              {tokens
                .filter(({ path }) => prefixes.some((prefix) => path.startsWith(prefix)))
                .map((token) => (
                  <ValueField key={token.path} label={token.path} token={token} onChange={onChange} />
                ))}
            </div>
          )}
        </Disclosure>
      ))}
    </aside>
  )
}

/** The buttons that go through the steps of a draft, or drop all of them. */
function Steps({ draft: { past, future, values }, onChange }: Omit<ThemeEditorProps, 'name'>) {
  const steps: { label: string; change: Change; isPossible: boolean }[] = [
    { label: 'Отменить', change: { type: 'undo' }, isPossible: past.length > 0 },
    { label: 'Повторить', change: { type: 'redo' }, isPossible: future.length > 0 },
    {
      label: 'Сбросить',
      change: { type: 'replace', values: {} },
      isPossible: Object.keys(values).length > 0,
    },
  ]
  return (
    <div className="flex flex-wrap gap-tight">
      {steps.map(({ label, change, isPossible }) => (
        <Button
          key={label}
          variant="secondary"
          size="small"
          disabled={!isPossible}
          onClick={() => onChange(change)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
