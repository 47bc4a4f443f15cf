import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import type { Category } from '@/lib/catalog/categories-api'
import { hash, paths } from '@/lib/router/routes'

/** Found categories as small links, which leave room on the screen for the recipes below them. */
export const CategoryChips = ({ categories }: { categories: Category[] }) => (
  <ul className="flex flex-wrap gap-tight">
    {categories.map(({ id, title, name, picture }) => (
      <li key={id} className="min-w-0">
        <a
          href={hash(paths.category(id))}
          className="flex min-h-touch items-center gap-snug rounded-control bg-surface pr-base text-label font-medium shadow-card hover:text-accent"
        >
          <Picture
            {...pictureProps(name, picture)}
            sizes="3rem"
            className="size-touch shrink-0 rounded-control"
          />
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </a>
      </li>
    ))}
  </ul>
)
