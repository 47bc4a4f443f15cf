import { Icon, type IconName } from '@/components/ui/icon'

type FactProps = {
  icon: IconName
  text: string
  /** What the text refers to, such as «на порцию». */
  note?: string
}

/** A short fact with an icon, such as a time or an amount. */
export function Fact({ icon, text, note }: FactProps) {
  return (
    <span className="inline-flex items-center gap-hair">
      <Icon name={icon} isInline />
      {note ? (
        <span>
          <span className="whitespace-nowrap">{text}</span> <span className="whitespace-nowrap">{note}</span>
        </span>
      ) : (
        text
      )}
    </span>
  )
}
