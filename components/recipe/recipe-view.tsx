import { useState } from 'react'

import { IngredientTable } from '@/components/recipe/ingredient-table'
import { InstructionList } from '@/components/recipe/instruction-list'
import { RecipeVideo } from '@/components/recipe/recipe-video'
import { Picture } from '@/components/ui/picture'
import { Tabs } from '@/components/ui/tabs'
import { pictureProps } from '@/lib/assets'
import type { Recipe } from '@/lib/api/recipes'
import { recipe as messages } from '@/lib/messages'
import { navigate } from '@/lib/navigation'
import { paths } from '@/lib/routes'

const tabs = [
  { key: 'ingredients', label: messages.ingredients },
  { key: 'instructions', label: messages.instructions },
  { key: 'video', label: messages.video },
  { key: 'shop', label: messages.addToList },
] as const

type TabKey = (typeof tabs)[number]['key']

type RecipeViewProps = { recipe: Recipe; hasHeading: boolean }

/** A recipe with its tabs. The last one leads to the editor of its shopping list (spec point 2). */
export function RecipeView({ recipe, hasHeading }: RecipeViewProps) {
  const [open, setOpen] = useState<TabKey>('ingredients')

  function select(key: TabKey) {
    if (key === 'shop') navigate(paths.editor(recipe.id))
    else setOpen(key)
  }

  return (
    <article className="grid items-start gap-roomy desktop:grid-cols-recipe">
      <div className="flex flex-col gap-base">
        {hasHeading && <h2 className="font-display text-section font-heavy">{recipe.title}</h2>}
        <Picture
          {...pictureProps(recipe.name, recipe.picture)}
          sizes="(min-width: 64rem) 40rem, 96vw"
          alt={recipe.title}
          eager
          className="aspect-card w-full rounded-card shadow-card"
        />
      </div>
      <div className="min-w-0">
        <Tabs label={messages.tabs} tabs={[...tabs]} selected={open} onSelect={select} activation="manual">
          {open === 'ingredients' && <IngredientTable ingredients={recipe.ingredients} />}
          {open === 'instructions' && <InstructionList instructions={recipe.instructions} />}
          {open === 'video' && <RecipeVideo address={recipe.video} title={recipe.title} />}
        </Tabs>
      </div>
    </article>
  )
}
