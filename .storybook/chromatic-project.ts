import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/**
 * The options of the panel "Visual tests". The addon reads the project from a file only, so that the id of the
 * environment is written to an ignored copy of chromatic.config.json. Without an id the panel explains how to connect.
 */
export function getVisualTestsOptions(id = process.env.CHROMATIC_PROJECT_ID): { configFile?: string } {
  if (!id) return {}
  const folder = resolve(root, '.malote')
  const configFile = resolve(folder, 'chromatic.config.json')
  const config = JSON.parse(readFileSync(resolve(root, 'chromatic.config.json'), 'utf8'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(configFile, JSON.stringify({ ...config, projectId: id }, null, 2))
  return { configFile }
}
