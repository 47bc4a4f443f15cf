import { startReporting } from '@/lib/monitoring/report'

// Next runs this module before hydration.
startReporting()
