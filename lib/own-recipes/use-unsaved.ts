import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { readTabValue, writeTabText } from '@/lib/browser/tab-storage'
import { UNSAVED_PREFIX } from '@/lib/storage/storage'

/** What is typed into a form and not saved, in `sessionStorage`: it lasts as long as the browser tab. */

type Texts = Record<string, string>

const textsSchema = v.record(v.string(), v.string())

function readUnsaved(form: string): Texts | undefined {
  const stored = readTabValue(UNSAVED_PREFIX + form)
  return v.is(textsSchema, stored) ? stored : undefined
}

const writeUnsaved = (form: string, texts: Texts | undefined) =>
  writeTabText(UNSAVED_PREFIX + form, texts && JSON.stringify(texts))

/** Forgets what was typed into a form, since it is saved. */
export function forgetUnsaved(form: string | undefined) {
  if (form !== undefined) writeUnsaved(form, undefined)
}

/** The fields in which texts differ from others. */
const changesIn = (texts: Texts, others: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== others[name]))

const hasFields = (texts: Texts) => Object.keys(texts).length > 0

/**
 * The texts of a form by field: those of its last visit in this tab if they were not saved, else the initial ones, which fields
 * that are not changed follow. Without a `form`, the id that tells it from others, nothing is stored. `isRestored` holds until
 * `startAnew` sets the initial texts.
 */
export function useUnsaved<T extends Texts>(form: string | undefined, initial: T) {
  const [start, setStart] = useState(initial)
  const [unsaved] = useState(() => (form === undefined ? undefined : readUnsaved(form)))
  const [isRestored, setRestored] = useState(unsaved !== undefined)
  const [texts, setTexts] = useState<T>({ ...start, ...unsaved })

  // Saved meanwhile in another tab or on another device.
  if (hasFields(changesIn(initial, start))) {
    setStart(initial)
    setTexts({ ...initial, ...changesIn(texts, start) })
  }

  useEffect(() => {
    if (form === undefined) return
    const changed = changesIn(texts, start)
    writeUnsaved(form, hasFields(changed) ? changed : undefined)
  }, [form, start, texts])

  function startAnew() {
    setTexts(start)
    setRestored(false)
  }

  return { texts, setTexts, isRestored, startAnew }
}
