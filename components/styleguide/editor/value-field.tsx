import { useState } from 'react'

import { Field } from '@/components/forms/field'
import type { Change } from '@/components/styleguide/editor/theme-draft'
import { isPlainValue, type ThemeToken, type TokenKind } from '@/lib/theme/theme-tokens'

/** A CSS property that takes values of each kind. Browsers validate a text against it. */
const properties: Record<TokenKind, string> = {
  colour: 'color',
  shadow: 'box-shadow',
  // Unlike a width, it has no keywords such as `auto`.
  length: 'padding-top',
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
  /** Formats the value as the text of the field. */
  format?: (css: string) => string
  /** Parses the text of the field; undefined if it is invalid. */
  parse?: (text: string, kind: TokenKind) => string | undefined
}

/** Edits one value as text. A valid text applies at once; an invalid one stays in the field with a message. */
export function ValueField({
  label,
  token,
  onChange,
  format = (css) => css,
  parse = parseCss,
}: ValueFieldProps) {
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
        if (parsed !== undefined) onChange({ type: 'set', values: { [path]: parsed }, editedPath: path })
      }}
      onBlur={() => {
        const isInvalid = typed !== undefined && parse(typed, kind) === undefined
        setHasError(isInvalid)
        if (!isInvalid) setTyped(undefined)
        onChange({ type: 'commit' })
      }}
    />
  )
}

function parseCss(text: string, kind: TokenKind) {
  const css = text.trim()
  return isPlainValue(kind, css) && CSS.supports(properties[kind], css) ? css : undefined
}
