import { boot, type BootInput } from '@/app/boot/boot'

declare const INPUT: BootInput

boot(INPUT)
