/** Builds the web application, unless the existing build has the same sources and settings. */
import { runWireit } from './wireit.ts'

process.exitCode = await runWireit('web')
