import { SavedRecipes } from '@/components/catalog/recipe-collections'
import { ScreenTitle } from '@/components/ui/screen-title'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { titles } from '@/lib/router/titles'

export function SavesScreen() {
  useDocumentTitle(titles.saves)
  return (
    <div className="flex flex-col gap-roomy">
      <ScreenTitle title={titles.saves} />
      <SavedRecipes />
    </div>
  )
}
