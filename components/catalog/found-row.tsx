import { Fragment, memo } from 'react'

import { PriceFact } from '@/components/catalog/price-fact'
import { KcalFact } from '@/components/recipes/kcal-fact'
import { LastCooked } from '@/components/recipes/last-cooked'
import { RecipeMarks } from '@/components/recipes/recipe-marks'
import { TimeFact } from '@/components/recipes/time-fact'
import { BoundWords } from '@/components/ui/bound-words'
import { Fact } from '@/components/ui/fact'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import type { FoundRecipe } from '@/lib/catalog/recipe-search'
import type { TextPart } from '@/lib/catalog/search-marks'
import { recipe as messages } from '@/lib/recipes/messages'
import type { RecipeEntry } from '@/lib/recipes/recipe-index-api'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { hash, paths } from '@/lib/router/routes'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'
import { inSentence } from '@/lib/text/letter-case'

/** `isPriced`: the row says so if its price is unknown. */
type FoundRowProps = { recipe: FoundRecipe; isPriced: boolean }

/** A found recipe: picture, title and facts as one link; like and save are for signed-in visitors. */
export function FoundRow({ recipe: { entry, mark }, isPriced }: FoundRowProps) {
  const signedIn = useSessionStore(isSignedIn)
  const { title, ingredients } = mark()
  return (
    <li className="flex min-w-0 items-center gap-snug rounded-card bg-surface p-snug shadow-card">
      <a
        href={hash(paths.recipe(entry.id))}
        className="flex min-w-0 grow items-center gap-base rounded-control hover:text-accent"
      >
        <FoundPicture entry={entry} />
        <span className="flex min-w-0 flex-col gap-hair">
          <span className="text-item font-bold hyphens-auto tablet:font-display tablet:font-medium">
            <Marked parts={title} />
          </span>
          <span className="flex flex-wrap items-center gap-x-base gap-y-hair text-caption text-ink-soft">
            <FoundFacts entry={entry} isPriced={isPriced} />
            {ingredients.length > 0 && (
              <span>
                {ingredients.map((parts, index) => (
                  <Fragment key={index}>
                    {index > 0 && ', '}
                    <Marked parts={index > 0 ? midSentence(parts) : parts} />
                  </Fragment>
                ))}
              </span>
            )}
          </span>
        </span>
      </a>
      {signedIn && <FoundMarks entry={entry} />}
    </li>
  )
}

// The next letter marks more of a title that is still found, and changes nothing else of its row.

const FoundPicture = memo(({ entry }: { entry: RecipeEntry }) => (
  <Picture
    {...pictureProps(entry.name ?? '', entry.picture)}
    sizes="6rem"
    className="size-preview shrink-0 rounded-control"
  />
))

const FoundFacts = memo(({ entry, isPriced }: { entry: RecipeEntry; isPriced: boolean }) => (
  <>
    {entry.time && <TimeFact time={entry.time} />}
    {entry.servings && (
      // On a phone a row is narrow: each fact takes a line.
      <span className="hidden tablet:contents">
        <Fact icon="plate" text={messages.servings(entry.servings)} />
      </span>
    )}
    {entry.kcal && <KcalFact kcal={entry.kcal} />}
    <LastCooked id={entry.id} />
    {(isPriced || entry.till !== undefined) && <PriceFact till={entry.till} />}
  </>
))

const FoundMarks = memo(({ entry }: { entry: RecipeEntry }) => (
  <RecipeMarks recipe={toCard(entry)} className="flex-col" />
))

/** The card to like or save. The index has no pictures for the back, so the picture of the front is on both sides. */
const toCard = ({ id, name = '', title, time = '', kcal = '', tags }: RecipeEntry): RecipeCard => ({
  id,
  name,
  title,
  back: [name],
  time,
  kcal,
  tags,
})

/** The parts of an ingredient's title after another one: 'филе бедра'. */
const midSentence = ([first, ...rest]: TextPart[]): TextPart[] =>
  first ? [{ ...first, text: inSentence(first.text) }, ...rest] : []

const Marked = ({ parts }: { parts: TextPart[] }) => (
  <BoundWords text={parts.map(({ text }) => text).join('')}>
    {(part, start) =>
      slice(parts, start, start + part.length).map(({ text, isMatch }, index) =>
        isMatch ? (
          <mark key={index} className="-mx-mark rounded-chip bg-accent-soft px-mark text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )
    }
  </BoundWords>
)

/** What of the parts is between two indexes of the whole text. */
function slice(parts: TextPart[], start: number, end: number): TextPart[] {
  let passed = 0
  return parts.flatMap(({ text, isMatch }) => {
    const inside = text.slice(Math.max(0, start - passed), Math.max(0, end - passed))
    passed += text.length
    return inside ? [{ text: inside, isMatch }] : []
  })
}
