import { Icon } from '@/components/ui/icon'
import { type PartProps, Section, Specimen, Token, TokenList, Tokens } from '@/components/styleguide/section'
import { toneUses } from '@/components/styleguide/tone-uses'
import { formatRatio } from '@/lib/theme/contrast'
import { type MeasuredPair, measurePairs, type ToneName } from '@/lib/theme/pairs'

const tone = (name: ToneName) => `var(--tone-${name})`

export function ColoursPart({ theme, mode }: PartProps) {
  const { tones } = theme[mode]
  return (
    <Section part="colours">
      <TokenList title="Тона" values={toneUses} itemClass="flex items-center gap-snug">
        {(name, use) => (
          <>
            <span
              aria-hidden
              className="size-touch shrink-0 rounded-control border border-line"
              style={{ background: tone(name) }}
            />
            <span className="min-w-0">
              <Token name={name} value={tones[name]} />
              <span className="block text-caption text-ink-soft">{use}</span>
            </span>
          </>
        )}
      </TokenList>
      <Specimen
        title="Контраст пар"
        hint="по WCAG 2.2 AA: 4,5 для текста, 3 для значков, краёв и рамки фокуса"
      >
        <Tokens>
          {measurePairs(tones).map((pair) => (
            <PairView key={`${pair.foreground}-${pair.background}`} pair={pair} />
          ))}
        </Tokens>
      </Specimen>
    </Section>
  )
}

function PairView({ pair }: { pair: MeasuredPair }) {
  const { foreground, background, where, ratio, required, passes } = pair
  return (
    <li className="flex items-center gap-snug">
      <span
        className="flex size-touch shrink-0 items-center justify-center rounded-control"
        style={{ color: tone(foreground), background: tone(background) }}
      >
        <Sample kind={pair.kind} />
      </span>
      <span className="min-w-0 text-caption">
        <code className="block font-text font-bold">
          {foreground} / {background}
        </code>
        <span className="block">
          {formatRatio(ratio)} из {required.toFixed(1)} — {passes ? 'проходит' : <strong>не проходит</strong>}
        </span>
        <span className="block text-ink-soft">{where}</span>
      </span>
    </li>
  )
}

function Sample({ kind }: { kind: MeasuredPair['kind'] }) {
  if (kind === 'text') return <span className="text-label font-medium">Аа</span>
  if (kind === 'icon') return <Icon name="heart" filled />
  return (
    <span
      aria-hidden
      className="size-glyph rounded-chip"
      style={{ border: `${kind === 'focus' ? '3px' : 'var(--stroke-control)'} solid currentColor` }}
    />
  )
}
