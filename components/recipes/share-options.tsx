import { ShareLink } from '@/components/recipes/share-link'
import { Button } from '@/components/ui/button'
import { common } from '@/lib/feedback/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { isOwnId } from '@/lib/recipes/own/own-id'
import { pageAddress } from '@/lib/recipes/page-address'
import { recipeFile, type RecipeFormat, recipeFormats } from '@/lib/recipes/recipe-file'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { sharing as texts } from '@/lib/recipes/share-messages'
import { useScale } from '@/lib/recipes/use-scale'

/** Shares a recipe by its address or as a file. An own recipe has no address that anybody else could open. */
export function ShareOptions({ recipe }: { recipe: Recipe }) {
  const scale = useScale(recipe)
  const url = isOwnId(recipe.id) ? undefined : pageAddress('recipes', recipe.id)

  async function save(format: RecipeFormat) {
    try {
      const { download } = await import('@/lib/browser/download')
      download(recipeFile(recipe, scale, format))
    } catch {
      showToast({ type: 'error', message: common.lostPart })
    }
  }

  return (
    <div className="flex flex-col gap-roomy">
      {url && <ShareLink title={recipe.title} url={url} />}
      <div className="flex flex-col gap-tight">
        <p className="text-item font-medium">{texts.files}</p>
        <div className="flex flex-wrap gap-tight">
          {recipeFormats.map((format) => (
            <Button key={format} variant="secondary" size="small" onClick={() => void save(format)}>
              {texts.formats[format]}
            </Button>
          ))}
        </div>
        <p className="text-caption text-ink-soft">{texts.hint}</p>
      </div>
    </div>
  )
}
