import { CardGrid } from '@/components/catalog/card-grid'
import { FlipCard } from '@/components/catalog/flip-card'
import type { Category } from '@/lib/api/categories'
import { hash, paths } from '@/lib/routes'

/** Cards in the first rows of a usual screen. */
const EAGER_CARDS = 4

export function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <CardGrid shape="tile">
      {categories.map((category, index) => (
        <li key={category.id} className="rounded-card shadow-card">
          <FlipCard
            card={category}
            href={hash(paths.category(category.id))}
            shape="tile"
            eager={index < EAGER_CARDS}
            className="h-full"
          />
        </li>
      ))}
    </CardGrid>
  )
}
