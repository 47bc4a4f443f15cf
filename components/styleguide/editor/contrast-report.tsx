import type { Change } from '@/components/styleguide/editor/theme-draft'
import { Button } from '@/components/ui/button'
import { formatRatio } from '@/lib/theme/contrast'
import { type MeasuredPair, measurePairs, type ToneName } from '@/lib/theme/pairs'
import { nearestPassing } from '@/lib/theme/passing'
import type { Mode, Theme } from '@/lib/theme/theme-types'

const modes: Mode[] = ['light', 'dark']
const modeNames: Record<Mode, string> = { light: 'светлая', dark: 'тёмная' }

const pairsOf = (theme: Theme) =>
  modes.flatMap((mode) => measurePairs(theme[mode].tones).map((pair) => ({ ...pair, mode })))

/** Tells how many pairs of tones of a theme lack the contrast that they need. */
export function ContrastStatus({ theme }: { theme: Theme }) {
  const pairs = pairsOf(theme)
  const failing = pairs.filter(({ passes }) => !passes)
  return (
    <p role="status" className="text-label font-medium">
      {failing.length === 0
        ? `Контраст: проходят все ${pairs.length} пар`
        : `Контраст: не проходит пар — ${failing.length} из ${pairs.length}`}
    </p>
  )
}

type ContrastRepairsProps = { theme: Theme; onChange: (change: Change) => void }

/** Lists the tones whose contrast is too low, each with the nearest values that pass. */
export function ContrastRepairs({ theme, onChange }: ContrastRepairsProps) {
  const failing = pairsOf(theme).filter(({ passes }) => !passes)
  const tones = new Map(
    failing.map(({ mode, foreground }) => [`${mode}.tones.${foreground}`, { mode, foreground }]),
  )
  return (
    <ul className="flex flex-col gap-snug empty:hidden">
      {[...tones].map(([path, { mode, foreground }]) => (
        <Repair
          key={path}
          name={foreground}
          mode={mode}
          pairs={failing.filter((pair) => pair.mode === mode && pair.foreground === foreground)}
          theme={theme}
          onChange={onChange}
        />
      ))}
    </ul>
  )
}

type RepairProps = {
  name: ToneName
  mode: Mode
  pairs: MeasuredPair[]
  theme: Theme
  onChange: (change: Change) => void
}

function Repair({ name, mode, pairs, theme, onChange }: RepairProps) {
  const found = pairs.flatMap((pair) => nearestPassing(theme[mode].tones, pair) ?? [])
  const repairs = new Map(found.map((repair) => [`${repair.tone} ${repair.css}`, repair]))
  return (
    <li className="flex flex-col items-start gap-hair text-caption">
      <span>
        <code className="font-text font-bold">{name}</code>, {modeNames[mode]}:{' '}
        {pairs
          .map(
            ({ background, ratio, required }) =>
              `на ${background} ${formatRatio(ratio)} из ${required.toFixed(1)}`,
          )
          .join(', ')}
      </span>
      {repairs.size === 0 && <span>Ни одно значение не проходит во всех парах.</span>}
      {[...repairs].map(([key, { tone, css }]) => (
        <Button
          key={key}
          variant="secondary"
          size="small"
          aria-label={`Взять ${css} для ${tone}, ${modeNames[mode]}`}
          onClick={() => onChange({ type: 'set', values: { [`${mode}.tones.${tone}`]: css } })}
        >
          <span
            aria-hidden
            className="size-base rounded-chip border border-line"
            style={{ background: css }}
          />
          Взять {css}
          {tone !== name && ` для ${tone}`}
        </Button>
      ))}
    </li>
  )
}
