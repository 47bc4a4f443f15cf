import { ListRow } from '@/components/list/list-row'
import { RowList } from '@/components/list/row-list'
import { ActionBar } from '@/components/ui/action-bar'
import { BackButton } from '@/components/ui/back-button'
import { Button, LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings } from '@/lib/assets'
import { common, documentTitle, shoppingList, titles } from '@/lib/messages'
import { goBack, navigate } from '@/lib/navigation'
import { needsByTitle, type TitleShare } from '@/lib/needs'
import { hash, paths } from '@/lib/routes'
import { announce } from '@/lib/stores/announcer-store'
import { useListStore } from '@/lib/stores/list-store'
import { takeOffList, useNeedsStore } from '@/lib/stores/needs-store'
import { showToast } from '@/lib/stores/toasts-store'

/** The visitor's shopping list. */
export function ListScreen() {
  const ingredientTitles = useListStore((state) => state.titles)
  const removeTitle = useListStore((state) => state.remove)
  const { shares } = useNeedsStore((state) => state.needs)
  const needs = needsByTitle(shares)

  function remove(title: string) {
    removeTitle(title)
    announce(shoppingList.removed(title))
  }

  function removeRecipe({ id, title }: TitleShare) {
    const putBack = takeOffList(id)
    showToast({
      type: 'info',
      message: shoppingList.recipeRemoved(title),
      action: shoppingList.undo,
      onClick: () => {
        putBack()
        announce(shoppingList.recipeRestored(title))
      },
    })
  }

  return (
    <div className="mx-auto flex max-w-text flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={shoppingList.title} documentTitle={documentTitle(titles.list)} />
      {ingredientTitles.length > 0 ? (
        <>
          <RowList>
            {ingredientTitles.map((title) => (
              <ListRow
                key={title}
                title={title}
                need={needs.get(title)}
                onRemove={() => remove(title)}
                onRemoveRecipe={removeRecipe}
              />
            ))}
          </RowList>
          <ActionBar>
            <Button onClick={() => navigate(paths.cart)}>{shoppingList.buy}</Button>
          </ActionBar>
        </>
      ) : (
        <Message picture={drawings.emptyList} title={shoppingList.empty} hint={shoppingList.emptyHint}>
          <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
        </Message>
      )}
    </div>
  )
}
