import { basename } from 'node:path'

/** Files that are not published with a package. */
const unpublished =
  /\.(test|stories)\.tsx?$|\.mdx$|\/CHANGELOG\.md$|\/tsconfig\.json$|\/src\/(?:foundations|patterns|testing)\//

/** @returns the folders of the packages whose published content changed. */
export function listChangedPackages(files: readonly string[]): string[] {
  const published = files.filter((path) => !unpublished.test(path))
  return [
    ...new Set(
      published.flatMap((path) => /^packages\/([^/]+)\/(?:src\/|package\.json$|ui\.api\.md$)/.exec(path)?.[1] ?? []),
    ),
  ]
}

/** @returns the package names in the front matter of a changeset. */
export function readPackageNames(changeset: string): string[] {
  const [, frontMatter = ''] = changeset.split(/^---$/m)
  return [...frontMatter.matchAll(/^['"]?([^'":\s]+)['"]?\s*:\s*(?:major|minor|patch)\s*$/gm)].map(
    ([, name]) => name ?? '',
  )
}

/** @returns whether a path is an unreleased changeset. */
export const isChangeset = (path: string) => /^\.changeset\/.+\.md$/.test(path) && basename(path) !== 'README.md'
