import clsx from 'clsx/lite'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type BackButtonProps = {
  label: string
  onClick: () => void
  /** Overlays the picture at the top of the screen on phones. */
  isOverPicture?: boolean
}

export function BackButton({ label, onClick, isOverPicture = false }: BackButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={onClick}
      className={clsx(
        'self-start justify-self-start print:hidden',
        isOverPicture
          ? 'absolute top-0 left-0 z-raised bg-surface shadow-card tablet:max-desktop:m-snug desktop:static desktop:-ml-snug desktop:bg-transparent desktop:shadow-none'
          : // A larger offset would clip the focus ring at the edge of a phone.
            '-ml-tight',
      )}
    >
      <Icon name="back" />
      {label}
    </Button>
  )
}
