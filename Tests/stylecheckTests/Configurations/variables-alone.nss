@harbor-water: #123B57;
@space-large: 16;
@voice: Avenir Next;
