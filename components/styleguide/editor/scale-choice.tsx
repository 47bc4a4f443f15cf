import type { Change } from '@/components/styleguide/editor/theme-draft'
import { Button } from '@/components/ui/button'
import { leaves, type Tree } from '@/lib/theme/theme-tokens'

type ScaleChoiceProps = {
  title: string
  /** The group of the theme that takes the values of a scale. */
  group: string
  scales: Record<string, Tree>
  onChange: (change: Change) => void
}

const names: Record<string, string> = { compact: 'Плотно', usual: 'Обычно', airy: 'Просторно' }

/** Buttons that set a group to a scale of tailwind.config.ts. */
export function ScaleChoice({ title, group, scales, onChange }: ScaleChoiceProps) {
  return (
    <div role="group" aria-label={title} className="flex flex-wrap gap-tight">
      {Object.entries(scales).map(([name, scale]) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          onClick={() => onChange({ type: 'set', values: valuesOf(group, scale) })}
        >
          {names[name] ?? name}
        </Button>
      ))}
    </div>
  )
}

const valuesOf = (group: string, scale: Tree) =>
  Object.fromEntries(leaves(scale, group).map(({ path, css }) => [path, css]))
