import { LikedRecipes } from '@/components/catalog/shelves'
import { ScreenTitle } from '@/components/ui/screen-title'
import { documentTitle, titles } from '@/lib/messages/titles'

export function LikesScreen() {
  return (
    <div className="flex flex-col gap-roomy">
      <ScreenTitle title={titles.likes} documentTitle={documentTitle(titles.likes)} />
      <LikedRecipes />
    </div>
  )
}
