import { startReporting } from '@/lib/monitoring/report'

// Next runs this before it brings the page to life.
startReporting()
