import { RowList } from '@/components/list/row-list'
import { BackButton } from '@/components/ui/back-button'
import { Button, LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { RemovableRow } from '@/components/ui/removable-row'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings } from '@/lib/assets'
import { common, documentTitle, shoppingList, titles } from '@/lib/messages'
import { goBack, navigate } from '@/lib/navigation'
import { hash, paths } from '@/lib/routes'
import { useListStore } from '@/lib/stores/list-store'

/** The visitor's shopping list. */
export function ListScreen() {
  const ingredientTitles = useListStore((state) => state.titles)
  const remove = useListStore((state) => state.remove)
  return (
    <div className="mx-auto flex max-w-text flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={shoppingList.title} documentTitle={documentTitle(titles.list)} />
      {ingredientTitles.length > 0 ? (
        <>
          <RowList>
            {ingredientTitles.map((title) => (
              <RemovableRow key={title} title={title} onRemove={() => remove(title)} />
            ))}
          </RowList>
          <Button className="sticky bottom-base w-full" onClick={() => navigate(paths.cart)}>
            {shoppingList.buy}
          </Button>
        </>
      ) : (
        <Message picture={drawings.emptyList} title={shoppingList.empty} hint={shoppingList.emptyHint}>
          <LinkButton href={hash(paths.categories)}>{common.toRecipes}</LinkButton>
        </Message>
      )}
    </div>
  )
}
