/** The comparison of the stories' pictures: one state, shared by the command of the browser and the reporter. */
import { resolve } from 'node:path'
import { createPictureCommand } from './picture-command.ts'
import { PictureReport } from './picture-report.ts'
import { PictureRun } from './picture-run.ts'
import { SheetFolder } from './sheet-folder.ts'

const root = resolve(import.meta.dirname, '../..')
const differences = resolve(root, '.malote/visual')
const run = new PictureRun(new SheetFolder(resolve(root, '.storybook/baselines')), differences)

export const comparePicture = createPictureCommand(run)
export const report = new PictureReport(run, differences)
