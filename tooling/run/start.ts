/** `npm start`: builds the web application when its sources changed, then runs the API, which serves both. */
import { api } from './services.ts'
import { supervise } from './supervise.ts'
import { buildWebIfStale } from './web-build.ts'

await buildWebIfStale()
process.exitCode = await supervise([api])
