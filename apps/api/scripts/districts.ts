/** Prints the module with the districts of Brazil. Part of `pnpm docs:generate`. */
import { printDistricts } from './print-districts.ts'

process.stdout.write(await printDistricts())
