import { FlipCard } from '@/components/catalog/flip-card'
import { LongGrid } from '@/components/catalog/long-grid'
import type { Category } from '@/lib/catalog/categories-api'
import { hash, paths } from '@/lib/router/routes'

export function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <LongGrid shape="tile" items={categories}>
      {(category, _, eager) => (
        <li key={category.id} className="rounded-card shadow-card">
          <FlipCard
            card={category}
            href={hash(paths.category(category.id))}
            shape="tile"
            eager={eager}
            className="h-full"
          />
        </li>
      )}
    </LongGrid>
  )
}
