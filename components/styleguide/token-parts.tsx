import type { CSSProperties } from 'react'

import { type PartProps, Section, Specimen, Token, Tokens } from '@/components/styleguide/section'
import type { Theme } from '@/lib/theme/theme-types'
import tailwindConfig from '@/tailwind.config'

const { theme: tokens } = tailwindConfig

const cornerUses = {
  control: 'кнопки, поля',
  card: 'карточки, картинки',
  chip: 'мелочи',
  tick: 'галочки',
  pill: 'круглое',
}

export function ShapePart({ theme, mode }: PartProps) {
  return (
    <Section part="shapes">
      <Specimen title="Скругления">
        <Tokens>
          {Object.entries(theme.corners).map(([name, value]) => (
            <li key={name} className="flex items-center gap-snug">
              <Shape style={{ borderRadius: `var(--corner-${name})` }} />
              <span className="min-w-0">
                <Token name={`rounded-${name}`} value={value} />
                <span className="text-caption text-ink-soft">
                  {cornerUses[name as keyof typeof cornerUses]}
                </span>
              </span>
            </li>
          ))}
        </Tokens>
      </Specimen>
      <Specimen title="Линии">
        <Tokens>
          {Object.entries(theme.strokes).map(([name, value]) => (
            <li key={name} className="flex items-center gap-snug">
              <Shape style={{ border: `var(--stroke-${name}) solid var(--tone-edge)` }} />
              <Token name={name === 'hairline' ? 'border' : `border-${name}`} value={value} />
            </li>
          ))}
        </Tokens>
      </Specimen>
      <Specimen title="Тени">
        <Tokens>
          {Object.entries(theme[mode].depths).map(([name, value]) => (
            <li key={name} className="flex flex-col gap-base p-tight">
              <span
                aria-hidden
                className="h-thumb w-full rounded-card bg-surface"
                style={{ boxShadow: `var(--depth-${name})` }}
              />
              <Token name={`shadow-${name}`} value={value} />
            </li>
          ))}
        </Tokens>
      </Specimen>
    </Section>
  )
}

function Shape({ style }: { style: CSSProperties }) {
  return <span aria-hidden className="size-touch shrink-0 bg-sunken" style={style} />
}

const SAMPLE = 'Борщ, Шуба & Tasty 12.90 руб.'
const displaySizes = ['section', 'title', 'poster']

function sizeText({ sizes, titles }: Theme, name: string, line: string) {
  if (name === 'poster') return `${titles.poster} / ${line}`
  const value = sizes[name as keyof typeof sizes]
  return `${value.size} / ${value.line}`
}

export function TypePart({ theme }: PartProps) {
  return (
    <Section part="type">
      <Specimen title="Гарнитуры">
        <p className="font-display text-section font-heavy tracking-tight break-words">
          display — заголовки: АаБбЖжЁё Qq 0123456789 «ёлочки»
        </p>
        <p className="text-section break-words">text — всё остальное: АаБбЖжЁё Qq 0123456789 «ёлочки»</p>
      </Specimen>
      <Specimen title="Кегли" hint="с высотой строки; крупные растут вместе с экраном">
        <ul className="flex flex-col gap-base">
          {Object.entries(tokens.fontSize).map(([name, [size = '', line = '']]) => (
            <li key={name} className="flex flex-col gap-hair overflow-hidden">
              <Token name={`text-${name}`} value={sizeText(theme, name, line)} />
              <span
                className={displaySizes.includes(name) ? 'font-display font-heavy tracking-tight' : undefined}
                style={{ fontSize: size, lineHeight: line }}
              >
                {name === 'poster' ? 'TASTY' : SAMPLE}
              </span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Насыщенность">
        <Tokens>
          {Object.entries(tokens.fontWeight).map(([name, value]) => (
            <li key={name}>
              <Token name={`font-${name}`} value={name === 'heavy' ? theme.titles.weight : value} />
              <span
                className={name === 'heavy' ? 'font-display text-item' : 'text-item'}
                style={{ fontWeight: value }}
              >
                Съешь ещё этих булок
              </span>
            </li>
          ))}
        </Tokens>
      </Specimen>
      <Specimen title="Разрядка">
        <Tokens>
          {Object.entries(tokens.letterSpacing).map(([name, value]) => (
            <li key={name}>
              <Token name={`tracking-${name}`} value={name === 'tight' ? theme.titles.tracking : value} />
              <span className="text-item" style={{ letterSpacing: value }}>
                Съешь ещё этих булок
              </span>
            </li>
          ))}
        </Tokens>
      </Specimen>
    </Section>
  )
}

/** Tokens that are shown only as text, by their prefix in class names. */
const others = {
  'max-w-': ['Наибольшая ширина', tokens.maxWidth],
  'grid-cols-': ['Колонки', tokens.gridTemplateColumns],
  'aspect-': ['Пропорции', tokens.aspectRatio],
  'z-': ['Слои', tokens.zIndex],
  'opacity-': ['Непрозрачность', tokens.opacity],
} as const

export function SpacePart({ theme }: PartProps) {
  return (
    <Section part="space">
      <Specimen title="Шаги" hint="для отступов, промежутков и размеров">
        <ul className="flex flex-col gap-tight">
          {Object.entries(tokens.spacing).map(([name, value]) => (
            <li key={name} className="grid grid-cols-2 items-center gap-base">
              <Token name={name} value={theme.spaces[name as keyof typeof theme.spaces] ?? value} />
              <span aria-hidden className="h-base rounded-chip bg-highlight" style={{ width: value }} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Ширина экрана" hint="с чего начинается другая раскладка">
        <Tokens>
          {Object.entries(tokens.screens).map(([name, value]) => {
            const query = `(min-width: ${value})`
            return (
              <li key={name}>
                <Token name={`${name}:`} value={query} />
                <span className="text-caption">
                  {matchMedia(query).matches ? 'действует в этом окне' : 'здесь не действует'}
                </span>
              </li>
            )
          })}
        </Tokens>
      </Specimen>
      {Object.entries(others).map(([prefix, [title, values]]) => (
        <Specimen key={prefix} title={title}>
          <Tokens>
            {Object.entries(values).map(([name, value]) => (
              <li key={name}>
                <Token name={`${prefix}${name}`} value={value} />
              </li>
            ))}
          </Tokens>
        </Specimen>
      ))}
    </Section>
  )
}
