import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type BackButtonProps = { label: string; onClick: () => void }

export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <Button look="quiet" size="small" onClick={onClick} className="-ml-snug self-start print:hidden">
      <Icon name="back" />
      {label}
    </Button>
  )
}
