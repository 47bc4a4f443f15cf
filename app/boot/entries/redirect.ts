import { redirect, type RedirectInput } from '@/app/boot/redirect'

declare const INPUT: RedirectInput

redirect(INPUT)
