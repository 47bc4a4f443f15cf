import { servePlanner } from '@/lib/planner/serve'

/** The script of the worker. */
servePlanner(self)
