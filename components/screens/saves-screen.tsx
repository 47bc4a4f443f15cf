import { SavedRecipes } from '@/components/catalog/shelves'
import { ScreenTitle } from '@/components/ui/screen-title'
import { documentTitle, titles } from '@/lib/messages/titles'

export function SavesScreen() {
  return (
    <div className="flex flex-col gap-roomy">
      <ScreenTitle title={titles.saves} documentTitle={documentTitle(titles.saves)} />
      <SavedRecipes />
    </div>
  )
}
