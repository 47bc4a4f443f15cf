import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { UNSAVED_PREFIX } from '@/lib/storage/storage'

/** What is typed into a form and not saved, in `sessionStorage`: it lasts as long as the browser tab. */

type Texts = Record<string, string>

const textsSchema = v.record(v.string(), v.string())

function readUnsaved(form: string): Texts | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(UNSAVED_PREFIX + form) ?? 'null')
    return v.is(textsSchema, stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function writeUnsaved(form: string, texts: Texts | undefined) {
  try {
    if (texts) sessionStorage.setItem(UNSAVED_PREFIX + form, JSON.stringify(texts))
    else sessionStorage.removeItem(UNSAVED_PREFIX + form)
  } catch {
    // Without storage the texts last until the form closes.
  }
}

/** Forgets what was typed into a form, since it is saved. */
export function forgetUnsaved(form: string | undefined) {
  if (form !== undefined) writeUnsaved(form, undefined)
}

/**
 * The texts of a form by field: those of its last visit in this tab if they were not saved, else the initial ones. Without a
 * `form`, the id that tells it from others, nothing is stored. `isRestored` holds until `startAnew` sets the initial texts.
 */
export function useUnsaved<T extends Texts>(form: string | undefined, initial: T) {
  const [start] = useState(initial)
  const [unsaved] = useState(() => (form === undefined ? undefined : readUnsaved(form)))
  const [isRestored, setRestored] = useState(unsaved !== undefined)
  const [texts, setTexts] = useState<T>({ ...start, ...unsaved })

  useEffect(() => {
    if (form === undefined) return
    const isChanged = Object.keys(start).some((name) => texts[name] !== start[name])
    writeUnsaved(form, isChanged ? texts : undefined)
  }, [form, start, texts])

  function startAnew() {
    setTexts(start)
    setRestored(false)
  }

  return { texts, setTexts, isRestored, startAnew }
}
