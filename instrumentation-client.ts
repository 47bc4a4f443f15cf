import { startReports } from '@/lib/report'

// Next runs this before it brings the page to life.
startReports()
