import type { CSSProperties } from 'react'

import { type PartProps, Section, Specimen, Token, TokenList } from '@/components/styleguide/section'
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
      <TokenList title="Скругления" values={theme.corners} itemClass="flex items-center gap-snug">
        {(name, value) => (
          <>
            <Shape style={{ borderRadius: `var(--corner-${name})` }} />
            <span className="min-w-0">
              <Token name={`rounded-${name}`} value={value} />
              <span className="text-caption text-ink-soft">{cornerUses[name]}</span>
            </span>
          </>
        )}
      </TokenList>
      <TokenList title="Линии" values={theme.strokes} itemClass="flex items-center gap-snug">
        {(name, value) => (
          <>
            <Shape style={{ border: `var(--stroke-${name}) solid var(--tone-edge)` }} />
            <Token name={name === 'hairline' ? 'border' : `border-${name}`} value={value} />
          </>
        )}
      </TokenList>
      <TokenList title="Тени" values={theme[mode].depths} itemClass="flex flex-col gap-base p-tight">
        {(name, value) => (
          <>
            <span
              aria-hidden
              className="h-thumb w-full rounded-card bg-surface"
              style={{ boxShadow: `var(--depth-${name})` }}
            />
            <Token name={`shadow-${name}`} value={value} />
          </>
        )}
      </TokenList>
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
        <p className="font-display text-section font-heavy tracking-tight">
          display — заголовки: АаБбЖжЁё Qq 0123456789 «ёлочки»
        </p>
        <p className="text-section">text — всё остальное: АаБбЖжЁё Qq 0123456789 «ёлочки»</p>
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
      <TokenList title="Насыщенность" values={tokens.fontWeight}>
        {(name, value) => (
          <>
            <Token name={`font-${name}`} value={name === 'heavy' ? theme.titles.weight : value} />
            <span
              className={name === 'heavy' ? 'font-display text-item' : 'text-item'}
              style={{ fontWeight: value }}
            >
              Съешь ещё этих булок
            </span>
          </>
        )}
      </TokenList>
      <TokenList title="Разрядка" values={tokens.letterSpacing}>
        {(name, value) => (
          <>
            <Token name={`tracking-${name}`} value={name === 'tight' ? theme.titles.tracking : value} />
            <span className="text-item" style={{ letterSpacing: value }}>
              Съешь ещё этих булок
            </span>
          </>
        )}
      </TokenList>
    </Section>
  )
}

/** Tokens that are shown only as text, by their prefix in class names. */
const others: Record<string, [title: string, values: Record<string, string>]> = {
  'max-w-': ['Наибольшая ширина', tokens.maxWidth],
  'grid-cols-': ['Колонки', tokens.gridTemplateColumns],
  'aspect-': ['Пропорции', tokens.aspectRatio],
  'z-': ['Слои', tokens.zIndex],
  'opacity-': ['Непрозрачность', tokens.opacity],
}

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
      <TokenList title="Ширина экрана" hint="с чего начинается другая раскладка" values={tokens.screens}>
        {(name, value) => {
          const query = `(min-width: ${value})`
          return (
            <>
              <Token name={`${name}:`} value={query} />
              <span className="text-caption">
                {matchMedia(query).matches ? 'действует в этом окне' : 'здесь не действует'}
              </span>
            </>
          )
        }}
      </TokenList>
      {Object.entries(others).map(([prefix, [title, values]]) => (
        <TokenList key={prefix} title={title} values={values}>
          {(name, value) => <Token name={`${prefix}${name}`} value={value} />}
        </TokenList>
      ))}
    </Section>
  )
}
