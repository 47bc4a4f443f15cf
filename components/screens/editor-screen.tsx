import { ListEditor } from '@/components/list/list-editor'
import { ListSkeleton } from '@/components/list/list-skeleton'
import type { ScreenProps } from '@/components/screens/screen'
import { AsyncView } from '@/components/ui/async-view'
import { BackButton } from '@/components/ui/back-button'
import { LinkButton } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { explain } from '@/lib/explain'
import { useRecipes } from '@/lib/hooks/use-recipes'
import { common, documentTitle, failures, shoppingList, titles } from '@/lib/messages'
import { goBack, navigate } from '@/lib/navigation'
import { hash, paths } from '@/lib/routes'
import { useListStore } from '@/lib/stores/list-store'
import { showToast } from '@/lib/stores/toasts-store'

/** What of a recipe goes onto the shopping list. */
export function EditorScreen({ id }: ScreenProps) {
  const { recipes, error, retry } = useRecipes(id)
  const add = useListStore((state) => state.add)

  function save(ingredientTitles: string[]) {
    add(ingredientTitles)
    showToast({ type: 'success', message: shoppingList.saved })
    navigate(paths.list)
  }

  return (
    <div className="mx-auto flex max-w-text flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={shoppingList.editorTitle} documentTitle={documentTitle(titles.editor)} />
      {recipes && <p className="text-lead text-ink-soft">{recipes.map(({ title }) => title).join(', ')}</p>}
      <AsyncView
        data={recipes}
        failure={explain(error, failures.noRecipe)}
        onRetry={retry}
        skeleton={<ListSkeleton />}
        wayOut={<LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>}
      >
        {(loaded) => <ListEditor recipes={loaded} onSave={save} />}
      </AsyncView>
    </div>
  )
}
