import { IngredientPicker } from '@/components/catalog/ingredient-picker'
import { filters as filterWords } from '@/lib/catalog/filter-messages'
import { ingredientsByUse } from '@/lib/catalog/ingredient-titles'
import { planner as messages } from '@/lib/planner/messages'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { staplesOf } from '@/lib/shop/staples'
import { useShop } from '@/lib/shop/use-shop'

const MAX_SUGGESTIONS = 8

/** Products whose opened packs are to be used up. */
export function OpenedProductsField({
  titles,
  onToggle,
}: {
  titles: string[]
  onToggle: (title: string) => void
}) {
  const { entries = [] } = useRecipeIndex()
  const { products = [] } = useShop()
  return (
    <div className="flex flex-col gap-snug px-base">
      <IngredientPicker
        ingredients={ingredientsByUse(entries, staplesOf(products))}
        chosen={titles}
        onToggle={onToggle}
        maxSuggestions={MAX_SUGGESTIONS}
        words={{
          search: messages.findUseUp,
          clear: messages.clearUseUp,
          placeholder: filterWords.searchPlaceholder,
          suggestions: messages.suggestions,
          noSuch: messages.noSuch,
        }}
      />
      <p className="text-caption text-ink-soft">{messages.useUpHint}</p>
    </div>
  )
}
