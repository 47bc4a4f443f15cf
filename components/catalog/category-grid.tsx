import { FlipCard } from '@/components/catalog/flip-card'
import { LongGrid } from '@/components/catalog/long-grid'
import type { Category } from '@/lib/api/categories'
import { eagerPictures } from '@/lib/eager-pictures'
import { hash, paths } from '@/lib/routes'

export function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <LongGrid shape="tile" items={categories}>
      {(category, index) => (
        <li key={category.id} className="rounded-card shadow-card">
          <FlipCard
            card={category}
            href={hash(paths.category(category.id))}
            shape="tile"
            eager={index < eagerPictures.tile.count}
            className="h-full"
          />
        </li>
      )}
    </LongGrid>
  )
}
