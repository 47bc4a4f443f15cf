import { Icon } from '@/components/ui/icon'

/** Reasons or advantages, each with a tick. */
export function CheckList({ texts }: { texts: string[] }) {
  return (
    <ul className="flex flex-col gap-hair">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-tight">
          <Icon name="check" className="text-accent" />
          {text}
        </li>
      ))}
    </ul>
  )
}
