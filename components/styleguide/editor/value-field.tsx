import { useState } from 'react'

import { Field } from '@/components/forms/field'
import type { Change } from '@/components/styleguide/editor/theme-draft'
import { isPlainValue, type ThemeToken, type TokenKind } from '@/lib/theme/theme-tokens'

/** A property that takes values of the kind: browsers say by it which texts are valid. */
const properties: Record<TokenKind, string> = {
  colour: 'color',
  shadow: 'box-shadow',
  length: 'width',
  weight: 'font-weight',
  tracking: 'letter-spacing',
  lineHeight: 'line-height',
  duration: 'transition-duration',
  easing: 'transition-timing-function',
}

const examples: Record<TokenKind, string> = {
  colour: '#c0311b',
  shadow: '0 8px 24px -12px #5a3a1e40',
  length: '1rem',
  weight: '700',
  tracking: '-0.02em',
  lineHeight: '1.5',
  duration: '150ms',
  easing: 'ease-out',
}

type ValueFieldProps = {
  label: string
  token: ThemeToken
  onChange: (change: Change) => void
  /** The text for a value, and the value of a text; undefined for a text that is none. */
  format?: (css: string) => string
  parse?: (text: string, kind: TokenKind) => string | undefined
}

/** The text of one value. Each text that is valid applies at once; one that is not stays in the field with a message. */
export function ValueField({ label, token, onChange, format = same, parse = plain }: ValueFieldProps) {
  const { path, kind, css } = token
  const [typed, setTyped] = useState<string>()
  const [hasError, setHasError] = useState(false)
  return (
    <Field
      label={label}
      required={false}
      spellCheck={false}
      autoComplete="off"
      value={typed ?? format(css)}
      error={hasError ? `Так записать нельзя. Например: ${format(examples[kind])}` : undefined}
      onChange={({ target: { value } }) => {
        setTyped(value)
        setHasError(false)
        const parsed = parse(value, kind)
        if (parsed !== undefined) onChange({ type: 'set', values: { [path]: parsed }, open: path })
      }}
      onBlur={() => {
        const isInvalid = typed !== undefined && parse(typed, kind) === undefined
        setHasError(isInvalid)
        if (!isInvalid) setTyped(undefined)
        onChange({ type: 'settle' })
      }}
    />
  )
}

const same = (text: string) => text

function plain(text: string, kind: TokenKind) {
  const css = text.trim()
  return isPlainValue(kind, css) && CSS.supports(properties[kind], css) ? css : undefined
}
