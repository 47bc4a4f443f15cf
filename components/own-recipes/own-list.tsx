import { useState } from 'react'

import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { OwnRow } from '@/components/own-recipes/own-row'
import { GrowingList } from '@/components/recipes/growing-list'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { RadioGroup } from '@/components/ui/radio-group'
import { ScreenTitle } from '@/components/ui/screen-title'
import { SearchBox } from '@/components/ui/search-box'
import { diary } from '@/lib/diary/messages'
import { lastCooked, useDiaryStore } from '@/lib/diary/diary-store'
import { drawings } from '@/lib/feedback/drawings'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { removeRecipe } from '@/lib/own-recipes/remove-recipe'
import { listRecipes, type OwnSort, ownSorts } from '@/lib/own-recipes/sort-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { titles } from '@/lib/router/titles'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useHistoryState } from '@/lib/router/use-history-state'
import { useSessionStore } from '@/lib/session/session-store'

/** Number of recipes from which a search and a choice of the order are shown. */
const MANY = 5

/** Number of recipes that are shown at first: an archive may have brought a thousand, with photos. */
const PAGE_SIZE = 48

/** The visitor's own recipes, and the ways to add one. */
export function OwnList() {
  useDocumentTitle(titles.ownRecipes)
  const recipes = useOwnRecipesStore((state) => state.recipes)
  const cooked = lastCooked(useDiaryStore((state) => state.entries))
  const [sort, setSort] = useHistoryState<OwnSort>('own sort', 'edited')
  const isOut = useSessionStore((state) => state.status === 'out')
  const [typed, setTyped] = useState('')
  const { list, onClick } = useFocusAfterRemoval<HTMLDivElement>()
  const shown = listRecipes(recipes, { typed, sort, cooked })

  return (
    <div className="flex flex-col gap-roomy">
      <div className="flex flex-col gap-tight">
        <ScreenTitle title={titles.ownRecipes} />
        <p className="max-w-text text-lead text-ink-soft">{messages.intro}</p>
        {isOut && recipes.length > 0 && <p className="max-w-text text-label">{messages.signInHint}</p>}
      </div>
      <div className="flex flex-wrap gap-tight">
        <Button onClick={() => navigate(paths.newRecipe)}>{messages.add}</Button>
        <Button variant="secondary" onClick={() => navigate(paths.importRecipe)}>
          {messages.paste}
        </Button>
      </div>
      {recipes.length >= MANY && (
        <div className="flex flex-col gap-base">
          <SearchBox
            label={messages.find}
            placeholder={messages.find}
            text={typed}
            onChange={setTyped}
            onClear={() => setTyped('')}
            clearLabel={messages.clearSearch}
          />
          <RadioGroup
            label={messages.sort}
            options={ownSorts.map((value) => ({ value, label: messages.sorts[value] }))}
            value={sort}
            onChange={setSort}
          />
        </div>
      )}
      {recipes.length === 0 ? (
        <Message picture={drawings.emptySaves} title={messages.none} hint={messages.noneHint} />
      ) : shown.length === 0 ? (
        <Message title={messages.noMatches} />
      ) : (
        <div ref={list} onClick={onClick} className="flex flex-col gap-base">
          <GrowingList items={shown} pageSize={PAGE_SIZE} className="grid gap-snug desktop:grid-cols-2">
            {(recipe) => (
              <OwnRow
                key={recipe.id}
                recipe={recipe}
                cooked={diary.lastCooked(cooked.get(recipe.id))}
                onRemove={() => removeRecipe(recipe)}
              />
            )}
          </GrowingList>
        </div>
      )}
    </div>
  )
}
