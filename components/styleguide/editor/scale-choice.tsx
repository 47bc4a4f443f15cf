import type { Change, Values } from '@/components/styleguide/editor/theme-draft'
import { Button } from '@/components/ui/button'

type Scale = { [name: string]: string | Scale }

type ScaleChoiceProps = {
  title: string
  /** The group of the theme that takes the values. */
  prefix: string
  of: Record<string, Scale>
  onChange: (change: Change) => void
}

const names: Record<string, string> = { compact: 'Плотно', usual: 'Обычно', airy: 'Просторно' }

/** The scales of tailwind.config.ts to start from. */
export function ScaleChoice({ title, prefix, of, onChange }: ScaleChoiceProps) {
  return (
    <div role="group" aria-label={title} className="flex flex-wrap gap-tight">
      {Object.entries(of).map(([name, scale]) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          onClick={() => onChange({ type: 'set', values: paths(prefix, scale) })}
        >
          {names[name] ?? name}
        </Button>
      ))}
    </div>
  )
}

const paths = (prefix: string, scale: Scale): Values =>
  Object.fromEntries(
    Object.entries(scale).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}.${name}`, value]]
        : Object.entries(paths(`${prefix}.${name}`, value)),
    ),
  )
