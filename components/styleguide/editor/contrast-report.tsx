import type { Change } from '@/components/styleguide/editor/theme-draft'
import { Button } from '@/components/ui/button'
import { formatRatio } from '@/lib/theme/contrast'
import { measurePairs } from '@/lib/theme/pairs'
import { nearestPassing } from '@/lib/theme/passing'
import type { Mode, Theme } from '@/tailwind.config'

const modeNames: Record<Mode, string> = { light: 'светлая', dark: 'тёмная' }

type ContrastReportProps = { theme: Theme; onChange: (change: Change) => void }

/** Every pair whose contrast is too low, each with the nearest value that passes. */
export function ContrastReport({ theme, onChange }: ContrastReportProps) {
  const measured = (['light', 'dark'] as const).flatMap((mode) =>
    measurePairs(theme[mode].tones).map((pair) => ({ ...pair, mode })),
  )
  const failing = measured.filter(({ passes }) => !passes)
  return (
    <section aria-label="Контраст" className="flex flex-col gap-tight">
      <p role="status" className="text-label font-medium">
        {failing.length === 0
          ? `Контраст: проходят все ${measured.length} пар`
          : `Контраст: не проходит пар — ${failing.length} из ${measured.length}`}
      </p>
      {failing.length > 0 && (
        <ul className="flex flex-col gap-tight">
          {failing.map(({ mode, ...pair }) => {
            const { foreground, background, ratio, required } = pair
            const passing = nearestPassing(theme[mode].tones, pair)
            return (
              <li key={`${mode} ${foreground} ${background}`} className="text-caption tabular-nums">
                <code className="font-text font-bold">
                  {foreground} / {background}
                </code>
                , {modeNames[mode]}: {formatRatio(ratio)} из {required.toFixed(1)}
                {passing && (
                  <Button
                    variant="secondary"
                    size="small"
                    className="ml-tight"
                    aria-label={`Взять ${passing} для ${foreground}, ${modeNames[mode]}, на ${background}`}
                    onClick={() =>
                      onChange({ type: 'set', values: { [`${mode}.tones.${foreground}`]: passing } })
                    }
                  >
                    <span
                      aria-hidden
                      className="size-base rounded-chip border border-line"
                      style={{ background: passing }}
                    />
                    Взять {passing}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
