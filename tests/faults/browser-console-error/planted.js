console.error('The map of the park could not be drawn.');
