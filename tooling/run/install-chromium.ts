/** Installs a Chromium where none is found, prints which one the tests use, and fails with the reason if there is none. */
import { installFromDebian } from './apt-get.ts'
import { findChromium } from './chromium.ts'

const isFound = () =>
  findChromium().then(
    () => true,
    () => false,
  )
// Also unpacks the pinned one before several test runs need it at the same time.
if (!(await isFound()) && !process.env.CHROMIUM_PATH) installFromDebian('chromium')
try {
  console.log(`Browser tests use ${await findChromium()}`)
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}
