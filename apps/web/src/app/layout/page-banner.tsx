import { Banner, type BannerProps } from '@malote/ui'

/** A banner above a page, from edge to edge of the main area. */
export const PageBanner = (props: BannerProps) => (
  <Banner {...props} className="-mx-4 -mt-4 mb-4 md:-mx-6 md:-mt-6 md:mb-6" />
)
