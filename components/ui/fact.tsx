import { Icon, type IconName } from '@/components/ui/icon'

/** A short fact with an icon, such as a time or an amount. */
export function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className="inline-flex items-center gap-hair">
      <Icon name={icon} className="size-base" />
      {text}
    </span>
  )
}
