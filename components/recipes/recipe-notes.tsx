import type { ReactNode } from 'react'

import { Disclosure } from '@/components/ui/disclosure'
import { notes as messages } from '@/lib/recipes/note-messages'
import type { RecipeNotes as Notes } from '@/lib/recipes/note-fields'
import { withNoBreakSpaces } from '@/lib/text/typography'
import type { Scale } from '@/lib/quantities/measure'

type RecipeNotesProps = { notes: Notes; scale: Scale | undefined }

/** The notes on a dish: the work and the temperature at a glance, the rest folded. All of them are printed. */
export function RecipeNotes({ notes, scale }: RecipeNotesProps) {
  const { doneness, storage, equipment = [], tips = [], substitutions = [], variations = [] } = notes
  const facts = factsOf(notes, scale)
  const storageTexts = storage ? [messages.keeps(storage), storage.text ?? ''].filter(Boolean) : []
  const lists = [
    { title: messages.tips, texts: tips },
    { title: messages.variations, texts: variations },
    { title: messages.storage, texts: storageTexts },
    { title: messages.equipment, texts: equipment.length > 0 ? [messages.items(equipment)] : [] },
  ].filter(({ texts }) => texts.length > 0)
  if (facts.length === 0 && !doneness && lists.length === 0 && substitutions.length === 0) return null

  return (
    <div
      role="group"
      aria-label={messages.title}
      className="flex flex-col rounded-card bg-surface py-tight shadow-card print:block print:columns-2 print:p-0"
    >
      {(facts.length > 0 || doneness) && (
        <div className="flex flex-col gap-hair px-base py-tight text-label print:px-tight print:py-hair">
          {facts.length > 0 && <p className="text-ink-soft">{facts.map((fact) => `${fact}.`).join(' ')}</p>}
          {doneness && (
            <p>
              <strong className="font-medium">{withNoBreakSpaces(messages.doneness(doneness))}</strong>{' '}
              {doneness.note && withNoBreakSpaces(doneness.note)}
            </p>
          )}
        </div>
      )}
      {substitutions.length > 0 && (
        <Part title={messages.substitutions}>
          <dl className="flex flex-col gap-tight print:gap-0">
            {substitutions.map((substitution, index) => (
              <div key={index}>
                <dt className="font-medium">{substitution.ingredient}</dt>
                <dd className="text-ink-soft">{withNoBreakSpaces(messages.replacement(substitution))}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {lists.map(({ title, texts }) => (
        <Part key={title} title={title}>
          <div className="flex flex-col gap-tight print:gap-0">
            {texts.map((text, index) => (
              <p key={index} className="wrap-anywhere">
                {withNoBreakSpaces(text)}
              </p>
            ))}
          </div>
        </Part>
      ))}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Disclosure title={title} isHeading={false} isPrinted>
    {() => (
      <div className="px-base pb-snug text-body print:px-tight print:pb-hair print:text-caption">
        {/* The button with the title is not printed. */}
        <p hidden className="printed font-medium">
          {title}
        </p>
        {children}
      </div>
    )}
  </Disclosure>
)

/** The work and the waiting ('20 минут работы, ночь в холодильнике'), the difficulty and the weight. */
function factsOf({ activeMinutes, waiting, difficulty, yieldGrams }: Notes, scale: Scale | undefined) {
  const work = [activeMinutes && messages.work(activeMinutes), waiting].filter(Boolean).join(', ')
  return [
    work && withNoBreakSpaces(work),
    difficulty && messages.difficulties[difficulty],
    yieldGrams &&
      scale &&
      messages.yield((yieldGrams * scale.servings) / scale.baseServings, yieldGrams / scale.baseServings),
  ].filter(Boolean)
}
