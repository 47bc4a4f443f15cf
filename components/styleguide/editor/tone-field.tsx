import clsx from 'clsx/lite'

import type { Change } from '@/components/styleguide/editor/theme-draft'
import { ValueField } from '@/components/styleguide/editor/value-field'
import { toneUses } from '@/components/styleguide/tone-uses'
import { formatOklch, toHex } from '@/lib/theme/colours'
import { formatRatio } from '@/lib/theme/contrast'
import type { MeasuredPair, ToneName } from '@/lib/theme/pairs'
import type { ThemeToken } from '@/lib/theme/theme-tokens'

type ToneFieldProps = {
  name: ToneName
  token: ThemeToken
  pairs: MeasuredPair[]
  onChange: (change: Change) => void
}

/** Edits a tone by a picker, in hex and in OKLCH, and lists the contrast of each of its pairs. */
export function ToneField({ name, token, pairs, onChange }: ToneFieldProps) {
  const { path, css } = token
  const ownPairs = pairs.filter(({ foreground, background }) => foreground === name || background === name)
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-hair border-t border-line py-snug">
      <p className="text-label">
        <code className="font-text font-bold">{name}</code>
        <span className="text-caption text-ink-soft"> — {toneUses[name]}</span>
      </p>
      <div className="flex items-end gap-tight">
        <input
          type="color"
          aria-label={`${name}: палитра`}
          value={css.slice(0, 7)}
          onChange={({ target: { value } }) =>
            onChange({ type: 'set', values: { [path]: value + css.slice(7) }, editedPath: path })
          }
          onBlur={() => onChange({ type: 'commit' })}
          className="size-touch shrink-0 rounded-control border-control border-edge bg-surface"
        />
        <div className="min-w-0 flex-1">
          <ValueField label="Hex" token={token} onChange={onChange} parse={toHex} />
        </div>
      </div>
      <ValueField label="OKLCH" token={token} onChange={onChange} parse={toHex} format={formatOklch} />
      {ownPairs.length > 0 && (
        <ul className="flex flex-wrap gap-x-snug text-caption text-ink-soft">
          {ownPairs.map(({ foreground, background, ratio, passes }) => (
            <li key={`${foreground} ${background}`} className={clsx(!passes && 'font-bold text-danger')}>
              {foreground === name ? `на ${background}` : `под ${foreground}`} {formatRatio(ratio)}
              {!passes && ' — мало'}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
