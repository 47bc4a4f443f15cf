import { useRef, useState } from 'react'

import { MAX_NAME_LENGTH } from '@/lib/household/household-api'
import { household as texts } from '@/lib/household/messages'

/**
 * The name under which the household will see the visitor: the suggested one until they type another. `take` returns it
 * trimmed; where it is blank it shows an error, focuses the field and returns undefined.
 */
export function useMemberName(suggestedName: string) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const name = typed ?? suggestedName
  return {
    take: () => {
      if (name.trim()) return name.trim()
      setError(texts.noName)
      input.current?.focus()
      return undefined
    },
    /** The props of its field. */
    field: {
      ref: input,
      label: texts.name,
      maxLength: MAX_NAME_LENGTH,
      autoComplete: 'given-name',
      placeholder: texts.nameHint,
      value: name,
      error,
      onChange: (event: { target: { value: string } }) => {
        setTyped(event.target.value)
        setError(undefined)
      },
    },
  }
}
