// The types of the style sheets of this package: importing one has an effect and no value.
export {}
