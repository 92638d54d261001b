extension HTMLPage {
  /// The style of the page; colors of themes are set on the elements.
  static let themeStyle = """
    :root {
      color-scheme: light dark;
      --paper: \(PageColor.paper.css); --card: \(PageColor.card.css);
      --ink: \(PageColor.ink.css); --quiet: \(PageColor.quiet.css);
      --line: \(PageColor.line.css); --link: \(PageColor.link.css);
      --good: \(PageColor.good.css); --bad: \(PageColor.bad.css);
      --warn: \(PageColor.warn.css);
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 96rem; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem;
      background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    h1 { font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.15; margin: 0; text-wrap: balance; }
    h2 { font-size: 1.375rem; line-height: 1.25; margin: 3rem 0 1rem; padding-top: .75rem;
      border-top: 2px solid var(--ink); }
    h3 { font-size: 1rem; margin: 1.75rem 0 .75rem; }
    h3:first-of-type { margin-top: 0; }
    p { margin: .25rem 0; }
    section > p { margin-bottom: 1rem; }
    code { font: .875em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    a { color: var(--link); }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: .75rem; }
    ul, ol, dl, dd, figure { margin: 0; padding: 0; }
    ul { list-style: none; }
    .quiet { color: var(--quiet); font-size: .875rem; }
    .grid { display: grid; gap: 1.25rem; align-items: start; }
    .swatches { grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); }
    .cells { align-items: stretch; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
    .form { display: grid; gap: 1.25rem; align-items: start;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
    .form div > svg { display: block; width: 100%; max-width: 36rem; height: auto; }
    .styles, .style { display: grid; gap: 1.25rem; align-items: start; }
    .styles { margin-bottom: 2.5rem; }
    .style { gap: .875rem; grid-template-columns: minmax(0, 1fr); }
    .style h3 { margin: 0; }
    @media (min-width: 44rem) {
      .of-2, .of-4 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .of-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    }
    @media (min-width: 70rem) { .of-4 { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
    .classes { columns: 20rem 3; column-gap: 1.25rem; }
    .badges { display: flex; flex-wrap: wrap; gap: .375rem; margin: .5rem 0; }
    .badge { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .625rem;
      font-size: .8125rem; font-variant-numeric: tabular-nums; }
    .good { color: var(--good); }
    .bad, strong.error { color: var(--bad); }
    .look, strong.warning { color: var(--warn); }
    .lost { border: 2px solid var(--bad); border-radius: .5rem; padding: .5rem .875rem;
      margin: .75rem 0; font-weight: 600; }
    .badge.good, .badge.bad, .badge.look { border-color: currentcolor; }
    .chip { display: flex; height: 4.5rem; border-radius: .5rem; overflow: hidden;
      border: 1px solid var(--line);
      background: repeating-conic-gradient(#BBB 0 25%, #FFF 0 50%) 0 0 / 1rem 1rem; }
    .chip span { flex: 1; }
    .chip.small { display: inline-flex; vertical-align: -.15em; width: 1.75rem; height: 1em;
      border-radius: .2rem; background-size: .5rem .5rem; }
    figcaption { padding-top: .5rem; }
    .cell figcaption { font-size: .875rem; }
    .cell .badges { margin: .25rem 0 0; }
    .colors li { display: grid; grid-template-columns: 40% 1fr; gap: .25rem .75rem;
      align-items: center; margin-bottom: .375rem; line-height: 1.3; }
    .colors.one li { grid-template-columns: 1fr; }
    .colors .chip { height: 2.75rem; }
    .one .chip { height: 4.5rem; }
    .swatch figcaption { padding: 0 0 .25rem; font-weight: 600; }
    .font { padding: .75rem 0; border-bottom: 1px solid var(--line); }
    .font p:first-child { line-height: 1.25; }
    .both { display: grid; gap: .5rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
    .cell, .class { border: 1px solid var(--line); border-radius: .75rem; padding: .875rem;
      background: var(--card); }
    .cell { max-width: 48rem; }
    .cell div > svg { display: block; width: 100%; height: auto; border-radius: .5rem;
      border: 1px solid var(--line); }
    .class { break-inside: avoid; margin-bottom: 1.25rem; container-type: inline-size; }
    .class .both { grid-template-columns: 1fr 1fr; }
    .control { display: flex; justify-content: center; align-items: center; gap: 1.25rem;
      width: 100%; }
    .toggle { width: 3.1875rem; height: 1.9375rem; border-radius: 1rem; padding: .125rem; }
    .toggle::before { content: ""; display: block; width: 1.6875rem; height: 1.6875rem;
      border-radius: 50%; background: currentcolor; box-shadow: 0 1px 3px #0006; }
    .toggle.on::before { margin-inline-start: auto; }
    .track { position: relative; width: 80%; height: .25rem; border-radius: .125rem; }
    .track span { position: absolute; inset: -.6875rem auto auto calc(60% - .8125rem);
      width: 1.625rem; height: 1.625rem; border-radius: 50%; background: currentcolor;
      box-shadow: 0 1px 3px #0006; }
    .item { width: 1.5rem; height: 1.5rem; border-radius: .375rem; background: #8E8E93; }
    .specimen { display: grid; place-items: center; min-height: 4rem; padding: .5rem;
      text-align: center; line-height: 1.2; overflow: hidden; border: 1px solid var(--line); }
    .unknown { background: repeating-conic-gradient(#FFF 0 25%, #EDF0F2 0 50%) 0 0 / 1rem 1rem; }
    .unknown.black { background: repeating-conic-gradient(#000 0 25%, #15181C 0 50%) 0 0 / 1rem 1rem; }
    .class h3 { margin: 0 0 .625rem; }
    table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
    .pairs { width: 100%; }
    .pairs .remark { min-width: 15rem; }
    .pairs thead th, .number { white-space: nowrap; }
    .pairs [scope="rowgroup"] { font-weight: 600; padding-top: 1.25rem; }
    summary { cursor: pointer; padding: .25rem 0; }
    @media screen and (max-width: 48rem) {
      .pairs, .pairs tbody { display: block; }
      .pairs thead { display: none; }
      .pairs tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
        gap: 0 .75rem; padding: .375rem 0; border-bottom: 1px solid var(--line); }
      .pairs td, .pairs th { border: 0; padding: .125rem 0; white-space: normal; }
      .pairs th, .pair, .remark, .pairs [data-label="needs"] { grid-column: 1 / -1; }
      [data-label]::before { content: attr(data-label) " "; color: var(--quiet); }
    }
    .class table { width: 100%; margin-top: .625rem; table-layout: fixed; }
    .class th { width: 44%; }
    .class tr:last-child > * { border-bottom: 0; }
    th, td { text-align: start; vertical-align: top; padding: .3125rem .75rem .3125rem 0;
      border-bottom: 1px solid var(--line); font-weight: normal; }
    thead th { color: var(--quiet); }
    .sample { display: inline-block; min-width: 2.5rem; padding: 0 .375rem; margin-inline-end: .25rem;
      border-radius: .25rem; border: 1px solid var(--line); text-align: center; font-weight: 600; }
    .notes { font-size: .875rem; margin-top: .5rem; }
    .notes li { border-inline-start: 6px solid var(--bad); padding-inline-start: .625rem; }
    .notes li.warning { border-inline-start: 6px double var(--warn); }
    .notes li + li { margin-top: .375rem; }
    .findings { padding-inline-start: 2rem; }
    .findings li { margin-bottom: .5rem; }
    @page { margin: 14mm;
      @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
    @media print {
      :root { color-scheme: light; }
      body { max-width: none; padding: 0; font-size: 9.5pt; }
      nav { display: none; }
      a { color: inherit; text-decoration: none; }
      h2 { margin-top: 1.5rem; }
      .form { grid-template-columns: 1fr 1fr; }
      .form div > svg { max-height: 205mm; }
      .styles { display: block; columns: 2; column-gap: 6mm; margin-bottom: 6mm; }
      .style { display: block; }
      .cell { margin: 3mm 0; }
      .cells { grid-template-columns: 1fr 1fr; }
      .swatches { grid-template-columns: repeat(3, 1fr); }
      .classes { columns: 2; }
      figure, .class, .font, tr, .findings li { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      .seen, .seen *, .badge { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }

    """
}
