/** Widgets are known here, but their code did not arrive: the program was replaced since this page was loaded, or the network is gone. */
export class MissingCode extends Error {
  constructor(widgets: readonly string[]) {
    super(`The code of ${widgets.join(', ')} did not arrive.`);
  }
}
