import { instantPreview } from '@/app/boot/instant-preview'

instantPreview()
